import type { FormPage } from '@ebkit/domain'

/** Some addresses have a key's place, and say there that there is none yet: `/tying-activity/addEdit/0`. */
export const isNew = (modes: FormPage['modes'], key: string | undefined): boolean =>
  modes.includes('add') && (key === '0' || key === 'add')
