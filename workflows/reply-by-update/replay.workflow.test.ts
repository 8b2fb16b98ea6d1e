import { replayHistories } from '#tests/reply/replay-histories.ts'

// As long as a run of this type may be open, its histories are followed as they were.
replayHistories(new URL('histories/', import.meta.url))
