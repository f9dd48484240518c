export { createPoll, type Poll, type PollOptions } from './createPoll'
