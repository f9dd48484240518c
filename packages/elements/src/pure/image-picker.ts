import { ImagePicker, type ImagePickerProps } from '@ebkit/widgets/image-picker'
import {
  areEntries,
  entriesOfText,
  textOfEntries,
  type UploadedEntry,
  valueOfEntry,
} from '@ebkit/widgets/uploader'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'
import { formValue } from '../form/formValue'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const number = { type: 'number' } as const

/** `<eb-image-picker>`: chooses images from the image library, and submits their keys with a form. */
export const imagePicker = defineElement<ImagePickerProps, readonly UploadedEntry[]>({
  tag: 'eb-image-picker',
  component: ImagePicker,
  connection: widgetConnection,
  ownWidth: 480,
  properties: {
    multiple: flag,
    max: number,
    accept: text,
    maxSize: number,
    crop: text,
    storage: { type: 'string', values: ['files', 'images'], default: 'files' },
    private: flag,
    visibility: { type: 'string', values: ['public', 'private'], default: 'public' },
    directory: text,
    app: text,
    scene: text,
    readonly: flag,
    valueKey: { type: 'string', values: ['path', 'url', 'ossDisplayId'], default: 'path' },
    buttonLabel: text,
    heading: text,
    hint: text,
  },
  form: formValue<readonly UploadedEntry[], ImagePickerProps>({
    property: 'images',
    type: 'json',
    empty: [],
    // The property that determines an image's text may be set later.
    contextual: true,
    accepts: areEntries,
    example: '[{"path":"a/b.jpg","displayName":"b.jpg"}]',
    toText: (images, { valueKey }) => textOfEntries(images, valueKey),
    fromText: (list, { valueKey }) => entriesOfText(list, valueKey),
    toEntries: (images, { valueKey }) => images.map((image) => valueOfEntry(image, valueKey)),
  }),
  events: {
    'eb-before-open': { prop: 'onBeforeOpen', kind: 'before' },
    'eb-refuse': { prop: 'onRefuse', kind: 'action' },
    'eb-change': { prop: 'onChange', kind: 'value' },
  },
  methods: ['focus', 'open'],
})

/** Texts of its reference page. */
export const imagePickerReference: ElementReference = {
  summary: 'Chooses images from the image library, or uploads them; a form gets their keys or addresses.',
  parts: {
    add: 'The button that opens the image library.',
    camera: 'The button that takes a photo, on phones.',
    file: 'One image.',
    remove: 'The button that removes an image from the list.',
    undo: 'The button that restores the removed image.',
    message: 'The error, under the list.',
    delete: 'In the image library: deletes the selection, after two clicks.',
    cancel: 'In the image library: closes it.',
    confirm: 'In the image library: takes the selection.',
  },
  keyboard: {
    'Enter, Space': 'Activates the button.',
    'Ctrl+V': 'While anything in it has focus: adds the pictures of the clipboard.',
    'Space on a grip': 'Lifts an image, and drops it; Esc cancels.',
    'Arrows, Home, End': 'On a lifted image: moves it. In the image library: goes through files.',
    Esc: 'Closes the image library.',
  },
}
