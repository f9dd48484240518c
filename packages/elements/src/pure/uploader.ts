import {
  areEntries,
  entriesOfText,
  textOfEntries,
  type UploadedEntry,
  Uploader,
  type UploaderProps,
  valueOfEntry,
} from '@ebkit/widgets/uploader'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'
import { formValue } from '../form/formValue'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const number = { type: 'number' } as const

/** `<eb-uploader>`: uploads files straight to the object store, and submits their keys with a form. */
export const uploader = defineElement<UploaderProps, readonly UploadedEntry[]>({
  tag: 'eb-uploader',
  component: Uploader,
  connection: widgetConnection,
  ownWidth: 480,
  properties: {
    mode: { type: 'string', values: ['simple', 'managed'], default: 'simple' },
    view: { type: 'string', values: ['rows', 'tiles'], default: 'rows' },
    accept: text,
    maxSize: number,
    maxCount: number,
    single: flag,
    allowEmpty: flag,
    nameCheck: flag,
    folder: { type: 'string', default: 'common/' },
    directory: text,
    storage: { type: 'string', values: ['files', 'images'], default: 'files' },
    visibility: { type: 'string', values: ['public', 'private'] },
    app: text,
    scene: text,
    target: {
      accepts: (target) => typeof target === 'object' && target !== null && 'access' in target,
      example: 'createUploadTarget(…)',
    },
    concurrency: number,
    sortable: flag,
    manual: flag,
    readonly: flag,
    valueKey: { type: 'string', values: ['path', 'ossDisplayId'], default: 'path' },
    buttonLabel: text,
    hint: text,
  },
  form: formValue<readonly UploadedEntry[], UploaderProps>({
    property: 'files',
    type: 'json',
    empty: [],
    // The property that determines a file's text may be set later.
    contextual: true,
    accepts: areEntries,
    example: '[{"path":"a/b.jpg","displayName":"b.jpg"}]',
    toText: (files, { valueKey }) => textOfEntries(files, valueKey),
    fromText: (list, { valueKey }) => entriesOfText(list, valueKey),
    toEntries: (files, { valueKey }) => files.map((file) => valueOfEntry(file, valueKey)),
  }),
  events: {
    'eb-before-upload': { prop: 'onBeforeUpload', kind: 'before' },
    'eb-upload-start': { prop: 'onUploadStart', kind: 'action' },
    'eb-upload-progress': { prop: 'onUploadProgress', kind: 'action' },
    'eb-upload': { prop: 'onUpload', kind: 'action' },
    'eb-upload-error': { prop: 'onUploadError', kind: 'action' },
    'eb-change': { prop: 'onChange', kind: 'value' },
  },
  methods: ['focus', 'open', 'upload'],
})

/** Texts of its reference page. */
export const uploaderReference: ElementReference = {
  summary: 'Uploads files directly to the object store; a form gets their keys.',
  parts: {
    add: 'The button that chooses files.',
    folder: 'The button that chooses a folder, with `managed`, if folders can be dropped.',
    camera: 'The button that takes a photo, on phones.',
    file: 'One file of the list.',
    pause: 'Pauses a file.',
    resume: 'Resumes it.',
    cancel: 'Cancels its upload.',
    retry: 'Retries it.',
    remove: 'Removes it from the list.',
    undo: 'Restores the removed file.',
    upload: 'Uploads the chosen files, with `manual`.',
    message: 'The error, under the list.',
  },
  keyboard: {
    'Enter, Space': 'Activates the button.',
    'Ctrl+V': 'While anything in it has focus: adds the pictures and files of the clipboard.',
    'Space on a grip': 'Lifts an uploaded file, and drops it; Esc cancels.',
    'Arrows, Home, End': 'On a lifted file: moves it.',
  },
}
