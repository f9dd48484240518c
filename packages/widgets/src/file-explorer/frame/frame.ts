export { Foot } from './Foot'
export { Head } from './Head'
export { Rest } from './Rest'
export { Side } from './Side'
