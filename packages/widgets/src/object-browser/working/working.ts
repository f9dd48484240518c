export { actionsOf } from './actionsOf'
export { Dialogs } from './Dialogs'
export { Messages } from './Messages'
