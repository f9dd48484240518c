import { fileManagers } from './records/fileManagers'
import { describeElements } from './support/describeElements'

describeElements(fileManagers)
