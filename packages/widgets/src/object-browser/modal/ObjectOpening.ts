import type { ObjectFile } from '@ebkit/core/object-browser'
import type { Opening, Picking } from '../../file-manager/useOpening'
import type { ObjectPickOptions } from '../../objects/props'

/** The dialog, and how it opens. */
export type ObjectOpening = Opening<ObjectFile, ObjectPickOptions>

/** What the page asked for. */
export type ObjectPicking = Picking<ObjectFile, ObjectPickOptions>
