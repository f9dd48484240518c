import { submitButton, submitButtonReference } from '../../pure/submit-button'
import type { Specimen } from '../Specimen'
import { untyped } from './page'

export const specimen: Specimen = {
  ...untyped(submitButton, submitButtonReference),
  content: '保存订单',
}
