import { choices } from './records/choices'
import { describeElements } from './support/describeElements'

describeElements(choices)
