import { today } from '@ebkit/rules/dates'

/** Today in the stores, wherever the browser is: `2026-11-20`. */
export const storeDay = (): string => today('Asia/Shanghai')
