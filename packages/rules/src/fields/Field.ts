/** A text in both languages; `zh` is used if `en` is missing. */
export interface Label {
  /** In Chinese. */
  readonly zh: string
  /** In English. */
  readonly en?: string
}

/**
 * The type of a field's value. `fieldTypes` describes each type: its empty value, and whether it can be searched,
 * filtered and sorted.
 *
 * - texts: `string` (one line), `text` (several), `richtext` (HTML), `url`, `phone`, `email`, `idCard`, `color`
 * (`#1a6dff`)
 * - numbers: `int`, `decimal`, `percent` (12.5 is 12.5 %), `money` (an integer, in cents)
 * - `bool`: `true` or `false`
 * - dates and times: `date` (`2026-11-20`), `datetime` (`2026-11-20 09:05:00`), `time` (`09:05`), `daterange` and
 * `timerange` (`{ start, end }`), `weekdays` (a list of 0, Sunday, to 6)
 * - choices: `enum` (the value of one option), `enums` (a list of them), `tags` (a list of texts)
 * - references: `ref` (a key), `refs` (a list of keys), `products`, `ticketCategories` (lists of selections),
 * `permissions` (a list of names)
 * - files: `image`, `video`, `file` (an address), `images`, `files` (lists of them)
 * - places: `region` (names from the province down, `['浙江省', '杭州市']`; with `multiple` a list of those), `country`
 * (`CN`), `geo` (`{ longitude, latitude, address? }`)
 * - nested: `group` (a record), `list` (records), `json` (any JSON value)
 */
export type FieldType =
  | 'string'
  | 'text'
  | 'richtext'
  | 'int'
  | 'decimal'
  | 'money'
  | 'percent'
  | 'bool'
  | 'enum'
  | 'enums'
  | 'tags'
  | 'date'
  | 'datetime'
  | 'daterange'
  | 'time'
  | 'timerange'
  | 'color'
  | 'url'
  | 'phone'
  | 'email'
  | 'idCard'
  | 'image'
  | 'images'
  | 'video'
  | 'file'
  | 'files'
  | 'ref'
  | 'refs'
  | 'products'
  | 'ticketCategories'
  | 'region'
  | 'country'
  | 'geo'
  | 'weekdays'
  | 'list'
  | 'group'
  | 'permissions'
  | 'json'

/** How a state looks. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** One option of an `enum` or `enums`. */
export interface Option {
  /** What the record holds. */
  readonly value: string | number | boolean
  /** What people read. */
  readonly label: Label
  /** How it looks where it is shown. Default: without a colour. */
  readonly tone?: Tone
  /** Cannot be chosen any more; rows that have it keep it. Default: no. */
  readonly disabled?: boolean
}

/** Which products can be chosen for what a field is about. */
export interface ProductChoice {
  /** The tab of the product list, by its value: `19`. */
  readonly tab?: string
  /** A condition on the record: the tab is offered only while it is true. Default: always. */
  readonly tabIf?: string
  /** Type of the activity that is chosen for: 23, 24, 25 and 32 exclude products of each other. */
  readonly activityType?: number
}

/** One field of a record: its type, its rules and its labels. */
export interface Field {
  /** Name in the record: letters, digits and `_`. */
  readonly name: string
  /** What people read. */
  readonly label: Label
  /** Type of its value. */
  readonly type: FieldType
  /** Must be filled in while it is shown. Default: no. */
  readonly required?: boolean
  /** Must be unique within the scope; only the server can check it. Default: no. */
  readonly unique?: boolean
  /** Only shown: a text, or a picture, a colour or rich text as it looks; never checked. Default: no. */
  readonly readOnly?: boolean
  /** Initial value of a new record. Default: the type's empty value. */
  readonly default?: unknown
  /** Minimum of numbers (`money`: cents), minimum count of lists. */
  readonly min?: number
  /** Maximum of numbers (`money`: cents), maximum count of lists. */
  readonly max?: number
  /** Numbers must be a whole number of steps above `min`, or above 0 without `min`. */
  readonly step?: number
  /** Minimum characters of texts, as `countCharacters` counts; minimum entries of lists. */
  readonly minLength?: number
  /** Maximum characters of texts, as `countCharacters` counts; maximum entries of lists. */
  readonly maxLength?: number
  /** A regular expression that must match the whole text. */
  readonly pattern?: string
  /** Names of validators with their parameters: `email`, `sameAs:password`, `requiredIf:type=mail`. */
  readonly rules?: readonly string[]
  /** Options of `enum` and `enums`. Without them any value is accepted. */
  readonly options?: readonly Option[]
  /** The resource that `ref` and `refs` point to. */
  readonly ref?: string
  /** Which rows of `ref` can be chosen: `restaurantId={restaurantId}`; `{name}` is a field of the record. Default: all. */
  readonly optionsWhere?: string
  /** What the picker of `products` offers. Default: all products that can be chosen. */
  readonly picker?: ProductChoice
  /** Fields of a `group`, or of each record of a `list`. */
  readonly fields?: readonly Field[]
  /** A condition: the field is shown and checked only while it is true. */
  readonly showIf?: string
  /** A condition: while it is false the field is greyed and keeps its value, and need not be filled in. */
  readonly enabledIf?: string
  /** While a condition on the record holds, the value is this one and cannot be entered. */
  readonly fixed?: { readonly if: string; readonly value: unknown }
  /** Shown beside the field. */
  readonly unit?: Label
  /** The unit follows another field: its name, and the unit for each of its values. */
  readonly unitBy?: { readonly field: string; readonly units: Readonly<Record<string, Label>> }
  /**
   * Of a `region` with `multiple`: other fields of the record, `excludedRegions`, or of its lists, `regionRules.regions`,
   * whose regions cannot be chosen here.
   */
  readonly apartFrom?: readonly string[]
  /** Shown below the field. */
  readonly help?: Label
  /** Hides the middle of a value in lists. */
  readonly mask?: 'phone' | 'idCard' | 'name' | 'bankCard'
  /**
   * The row's own page shows the mask too, to every user: the value is revealed on request only, and the audit trail
   * records it. Default: users with the right see the value there.
   */
  readonly unmasksOnRequest?: boolean
  /** How the server makes the value, in one sentence; never checked. */
  readonly computed?: string
  /** The server never returns it, for example a secret. Default: no. */
  readonly writeOnly?: boolean
  /** Files: accepted extensions or MIME types, `png,jpg`. */
  readonly accept?: string
  /** Files: maximum size of each, in KB. */
  readonly maxSize?: number
  /** Images: aspect ratio of the cropper, `16:9` or a number. */
  readonly ratio?: string | number
  /**
   * Files: who may read them without signing in. Default: `image`, `images`, `video` and `richtext` are public; `file`,
   * `files` and `idCard` are private.
   */
  readonly visibility?: 'public' | 'private'
  /** Allows several values of `region`, `image`, `video` and `file`. Default: no. */
  readonly multiple?: boolean
}
