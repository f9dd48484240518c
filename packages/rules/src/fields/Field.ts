/** A text in the two languages; where `en` is missing, `zh` stands for it. */
export interface Label {
  readonly zh: string
  readonly en?: string
}

/**
 * What kind of value a field holds. `fieldTypes` says what each of them is like: its empty value, and whether it can be
 * searched, filtered and sorted.
 *
 * - texts: `string` (one line), `text` (several), `richtext` (HTML), `url`, `phone`, `email`, `idCard`, `color` (`#1a6dff`)
 * - numbers: `int`, `decimal`, `percent` (12.5 is 12.5 %), `money` (an integer, in cents)
 * - `bool`: `true` or `false`
 * - dates and times: `date` (`2026-11-20`), `datetime` (`2026-11-20 09:05:00`), `time` (`09:05`), `daterange` and
 *   `timerange` (`{ start, end }`), `weekdays` (a list of 0, Sunday, to 6)
 * - choices: `enum` (the value of one option), `enums` (a list of them), `tags` (a list of texts)
 * - rows elsewhere: `ref` (a key), `refs` (a list of them), `products`, `ticketCategories` (lists of selections),
 *   `permissions` (a list of names)
 * - files: `image`, `video`, `file` (an address), `images`, `files` (lists of them)
 * - places: `region` (names from the province down, `['浙江省', '杭州市']`; with `multiple` a list of those), `country`
 *   (`CN`), `geo` (`{ longitude, latitude, address? }`)
 * - nested: `group` (a record), `list` (records), `json` (anything JSON can hold)
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

/** One choice of an `enum` or `enums`. */
export interface Option {
  readonly value: string | number | boolean
  readonly label: Label
  readonly tone?: Tone
  /** Not to be chosen any more; rows that have it keep it. Default: no. */
  readonly disabled?: boolean
}

/** One field of a record: what it holds, what is allowed in it, and how people read it. */
export interface Field {
  /** As in the record: letters, digits and `_`. */
  readonly name: string
  readonly label: Label
  readonly type: FieldType
  /** Must be filled in, while it is shown. Default: no. */
  readonly required?: boolean
  /** No other row of the scope has the same; only the server can tell. Default: no. */
  readonly unique?: boolean
  /** Only shown; never checked. Default: no. */
  readonly readOnly?: boolean
  /** What a new record begins with. Default: the type's empty value. */
  readonly default?: unknown
  /** Least value of numbers (`money`: cents), least count of lists. */
  readonly min?: number
  /** Greatest value of numbers (`money`: cents), greatest count of lists. */
  readonly max?: number
  /** Numbers are a whole number of steps above `min`, or above 0 where there is none. */
  readonly step?: number
  /** Characters of texts at least, as `countCharacters` counts; entries of lists. */
  readonly minLength?: number
  /** Characters of texts at most, as `countCharacters` counts; entries of lists. */
  readonly maxLength?: number
  /** A regular expression that the whole text fits. */
  readonly pattern?: string
  /** Names of validators with their parameters: `email`, `sameAs:password`, `requiredIf:type=mail`. */
  readonly rules?: readonly string[]
  /** Choices of `enum` and `enums`. Without them any value is one. */
  readonly options?: readonly Option[]
  /** The resource that `ref` and `refs` point to. */
  readonly ref?: string
  /** Fields of a `group`, or of each record of a `list`. */
  readonly fields?: readonly Field[]
  /** A condition: the field is shown, and checked, only where it holds. */
  readonly showIf?: string
  /** Shown beside the field. */
  readonly unit?: Label
  /** Shown below the field. */
  readonly help?: Label
  /** Hides the middle of a value in lists. */
  readonly mask?: 'phone' | 'idCard' | 'name' | 'bankCard'
  /** How the server makes the value, in one sentence; never checked. */
  readonly computed?: string
  /** Never sent back by the server, such as a secret. Default: no. */
  readonly writeOnly?: boolean
  /** Files: extensions or MIME types, `png,jpg`. */
  readonly accept?: string
  /** Files: KB each at most. */
  readonly maxSize?: number
  /** Images: what the cropper keeps, `16:9` or a number. */
  readonly ratio?: string | number
  /**
   * Files: who reads them without signing in. Default: everybody reads `image`, `images`, `video` and `richtext`, nobody
   * `file`, `files` and `idCard`.
   */
  readonly visibility?: 'public' | 'private'
  /** Several: of `region`, `image`, `video` and `file`. Default: no. */
  readonly multiple?: boolean
}
