import type { Drawer } from '@ebkit/domain'

/** What the drawer of a row shows on a page with a view of its own. */
export const sheetDrawer = ({ sections, timeline }: Pick<Drawer, 'sections' | 'timeline'>): Drawer => ({
  ...(sections && { sections }),
  ...(timeline && { timeline }),
})
