import type { Field } from '@ebkit/rules/fields'
import type { ComponentType } from 'react'
import type { ControlProps, FieldTypeDefinition } from './Control'
import { BoolControl, ChoiceControl, shownChoices } from './controls/ChoiceControl'
import { GroupControl } from './controls/NestedControl'
import { NumberControl } from './controls/NumberControl'
import { LinesControl, TextControl } from './controls/TextControl'
import { laterControls } from './laterControl'

/** A type and its control. */
export interface KnownType extends Omit<FieldTypeDefinition, 'load' | 'Control'> {
  Control: ComponentType<ControlProps>
}

const middleText: KnownType = { Control: TextControl, width: 'middle' }
const number: KnownType = { Control: NumberControl, width: 'short' }
const choice: KnownType = { Control: ChoiceControl, width: 'full' }

const dates = laterControls(() => import('./parts/dateFields'))
const choices = laterControls(() => import('./parts/choiceFields'))
const files = laterControls(() => import('./parts/fileFields'))
const rows = laterControls(() => import('./parts/rowFields'))
const pickers = laterControls(() => import('./parts/pickerFields'))
const texts = laterControls(() => import('./parts/textFields'))
const maps = laterControls(() => import('./parts/mapFields'))
const permissions = laterControls(() => import('./parts/permissionFields'))
const small = laterControls(() => import('./parts/smallFields'))
const shown = laterControls(() => import('./parts/shownFields'), false)

const of = <Name extends string>(
  controls: (name: Name) => ComponentType<ControlProps>,
  name: Name,
  more?: Omit<KnownType, 'Control'>,
): KnownType => ({ Control: controls(name), ...more })

const tells = { tellsProblem: true } as const
const readOnly = of(shown, 'ReadOnlyControl', { width: 'full' })
const unavailable = of(shown, 'UnavailableControl', { width: 'full' })
const listed = of(choices, 'SelectControl', { ...tells, width: 'middle' })

const types = new Map<string, KnownType>(
  Object.entries({
    string: { Control: TextControl },
    text: { Control: LinesControl },
    url: { Control: TextControl },
    phone: middleText,
    email: middleText,
    idCard: middleText,
    int: number,
    decimal: number,
    money: number,
    percent: number,
    bool: { Control: BoolControl, width: 'full' },
    enum: choice,
    enums: choice,
    group: { Control: GroupControl, width: 'full' },
    weekdays: of(small, 'WeekdaysControl', { width: 'full' }),
    tags: of(small, 'TagsControl'),
    color: of(small, 'ColorControl', { width: 'short' }),
    date: of(dates, 'DateControl', { ...tells, width: 'short' }),
    datetime: of(dates, 'DateTimeControl', { ...tells, width: 'middle' }),
    daterange: of(dates, 'DateRangeControl', { ...tells, width: 'middle' }),
    time: of(dates, 'TimeControl', { width: 'short' }),
    timerange: of(dates, 'TimeRangeControl', { width: 'middle' }),
    ref: of(choices, 'ReferenceControl', { ...tells, width: 'middle' }),
    refs: of(choices, 'ReferenceControl', { ...tells, width: 'middle' }),
    image: of(files, 'ImageControl', { ...tells, width: 'full' }),
    images: of(files, 'ImageControl', { ...tells, width: 'full' }),
    video: of(files, 'FileControl', { ...tells, width: 'full' }),
    file: of(files, 'FileControl', { ...tells, width: 'full' }),
    files: of(files, 'FileControl', { ...tells, width: 'full' }),
    products: of(pickers, 'ProductsControl', { ...tells, width: 'full' }),
    ticketCategories: of(pickers, 'CategoriesControl', { ...tells, width: 'full' }),
    permissions: of(permissions, 'PermissionsControl', { ...tells, width: 'full' }),
    country: of(pickers, 'CountryControl', { ...tells, width: 'middle' }),
    region: of(pickers, 'RegionControl', { ...tells, width: 'middle' }),
    geo: of(maps, 'GeoControl', { ...tells, width: 'full' }),
    richtext: of(texts, 'RichTextControl', { ...tells, width: 'full' }),
    list: of(rows, 'ListControl', { width: 'full' }),
    json: unavailable, // fields of type `json` have no control of their own
  } as Record<string, KnownType>),
)

/**
 * Adds a type of field, or replaces one, for all forms of the page.
 *
 * @param name the `type` of its fields
 */
export function registerFieldType(name: string, definition: FieldTypeDefinition): void {
  const { Control, load, ...more } = definition
  const drawn = Control ?? (load && laterControls(load)('Control'))
  if (drawn) types.set(name, { ...more, Control: drawn })
}

/** The control of a field. */
export function typeOf(field: Field, hasSource: boolean): KnownType {
  if (field.readOnly || field.computed) return readOnly
  const isLong = (field.options?.length ?? 0) > shownChoices
  if ((field.type === 'enum' || field.type === 'enums') && (isLong || hasSource))
    return hasSource ? reference() : listed
  return types.get(field.type) ?? unavailable
}

const reference = () => types.get('ref') as KnownType

/** Whether fields of a type can be edited. */
export const isFieldType = (name: string): boolean => types.has(name)
