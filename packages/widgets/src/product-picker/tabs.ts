/** The available tabs, in their usual order. @spec W-PICK-9 */
export const knownTabs = ['default', '13', '24', '19', '29', '30'] as const

export type ProductTab = (typeof knownTabs)[number]

/** The strategy of a tab's list: its number, and 12 for the default tab. @spec W-PICK-7 */
export const strategyOf = (tab: string | undefined): number => Number(tab) || 12
