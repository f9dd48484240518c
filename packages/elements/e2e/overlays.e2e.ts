import { overlays } from './records/overlays'
import { describeElements } from './support/describeElements'

describeElements(overlays)
