export { Floating, type FloatingCloseReason, type FloatingProps, floatsModally } from './Floating'
