import { laterPart } from '../later/laterPart'

/** The rich text, with its sanitiser: most pages have no introduction. */
export const [useDescription] = laterPart(() => import('./Description'))
