export { drawPicture } from './drawPicture'
export { readDropped } from './readDropped'
export { readNameCheck, startWork } from './startWork'
export { Working } from './Working'
