import { records } from './records'
import { describeElements } from './support/describeElements'

describeElements(records)
