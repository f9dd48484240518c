import { fields } from './records/fields'
import { describeElements } from './support/describeElements'

describeElements(fields)
