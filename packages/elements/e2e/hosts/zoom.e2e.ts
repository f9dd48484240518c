import { describeZoom } from './describeZoom'

describeZoom()
