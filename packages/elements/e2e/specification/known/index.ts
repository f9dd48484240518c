import { codes } from './codes'
import { files } from './files'
import type { Observations } from './Observation'
import { permissions } from './permissions'
import { products } from './products'
import { services } from './services'
import { wechat } from './wechat'
import { widgets } from './widgets'

/** All observations that need no browser. */
export const known: Observations = {
  ...services,
  ...products,
  ...permissions,
  ...files,
  ...widgets,
  ...codes,
  ...wechat,
}
