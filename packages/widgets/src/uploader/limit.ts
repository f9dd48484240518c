// A part of its own: few lists are ever full.
export { Tooltip } from '@ebkit/ui/tooltip'
