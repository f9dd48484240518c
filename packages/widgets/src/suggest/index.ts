export type { SuggestHandle, SuggestProps } from './props'
export { Suggest } from './Suggest'
export type { Suggestion, SuggestionSource } from './suggestions'
