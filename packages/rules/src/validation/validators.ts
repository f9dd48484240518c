import { alpha, alphaNum, decimal, integer, numeric } from './characters'
import { greater, greaterOrEqual, less, lessOrEqual } from './comparisons'
import { datetime } from './datetime'
import { email } from './email'
import { idCard } from './idCard'
import { ipAddress } from './ipAddress'
import { maxLength, minLength } from './lengths'
import { between, maxValue, minValue } from './limits'
import { macAddress } from './macAddress'
import type { Validator } from './Problem'
import { phone } from './phone'
import { regex } from './regex'
import { required, requiredIf, requiredUnless } from './required'
import { sameAs } from './sameAs'
import { url } from './url'

/** All rules by name, as the `rules` of a field name them. To use a single one, import it directly. */
export const validators: Readonly<Record<string, Validator>> = {
  required,
  requiredIf,
  requiredUnless,
  email,
  url,
  ipAddress,
  macAddress,
  alpha,
  numeric,
  alphaNum,
  integer,
  decimal,
  minLength,
  maxLength,
  minValue,
  maxValue,
  sameAs,
  regex,
  between,
  greater,
  less,
  greaterOrEqual,
  lessOrEqual,
  datetime,
  phone,
  idCard,
}
