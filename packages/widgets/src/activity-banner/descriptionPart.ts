import { laterPart } from '../later/laterPart'

/** The rich text with its sanitiser is loaded on demand: most pages have no introduction. */
export const [useDescription] = laterPart(() => import('./Description'))
