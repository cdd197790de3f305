"""The parts of Masquerade's judge: scenes and appraisal."""
