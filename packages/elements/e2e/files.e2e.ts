import { files } from './records/files'
import { describeElements } from './support/describeElements'

describeElements(files)
