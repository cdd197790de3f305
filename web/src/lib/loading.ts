const FIRST_PAUSE = 250
const LONGEST_PAUSE = 4000

/** Load until it succeeds: the connection may be lost at any moment. */
export async function keepLoading<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
