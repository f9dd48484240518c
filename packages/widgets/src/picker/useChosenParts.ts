import { laterPart } from '../later/laterPart'

/**
 * The parts that show what is chosen, and lead to other pages: nobody has chosen anything before the first rows are
 * there, so they come then, beside what the person does. Where that fails choosing goes on without.
 */
export const [useChosenParts] = laterPart(() => import('./chosen'))
