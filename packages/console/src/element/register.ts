import { takeRegistered } from '../partners/partnerApplications'
import { consoleElement } from './consoleElement'

takeRegistered()
consoleElement.register()
