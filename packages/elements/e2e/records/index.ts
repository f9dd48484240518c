import { choices } from './choices'
import { fields } from './fields'
import { fileManagers } from './fileManagers'
import { files } from './files'
import { overlays } from './overlays'
import { pages } from './pages'

/** Every element. */
export const records = [...fields, ...choices, ...overlays, ...pages, ...files, ...fileManagers]
