import { describeZoom } from '../hosts/describeZoom'

describeZoom()
