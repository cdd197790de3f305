/** The path of an icon of the game-icons set, drawn in a square of 512. */
declare module 'icon:*' {
  const path: string
  export default path
}
