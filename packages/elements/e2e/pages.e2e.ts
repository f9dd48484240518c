import { pages } from './records/pages'
import { describeElements } from './support/describeElements'

describeElements(pages)
