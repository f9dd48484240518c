import { choices } from './choices'
import { fields } from './fields'
import { files } from './files'
import { overlays } from './overlays'
import { pages } from './pages'

/** Every element. */
export const records = [...fields, ...choices, ...overlays, ...pages, ...files]
