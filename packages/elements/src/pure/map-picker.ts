import {
  isMapPosition,
  MapPicker,
  type MapPickerProps,
  type MapPosition,
  positionEntries,
  positionOfText,
  positionText,
} from '@ebkit/widgets/map-picker'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'
import { formValue } from '../form/formValue'

const isPoint = (value: unknown) => isMapPosition(value)

/** `<eb-map-picker>`: chooses a position on a map. */
export const mapPicker = defineElement<MapPickerProps, Partial<MapPosition> | null>({
  tag: 'eb-map-picker',
  component: MapPicker,
  connection: widgetConnection,
  ownWidth: 480,
  properties: {
    center: { type: 'json', accepts: isPoint, example: '{"longitude":120.15,"latitude":30.28}' },
    level: { type: 'number' },
    height: { type: 'number' },
  },
  form: formValue<Partial<MapPosition> | null, MapPickerProps>({
    property: 'position',
    type: 'json',
    empty: null,
    accepts: (value) => value === null || isMapPosition(value),
    example: '{"longitude":120.15,"latitude":30.28}',
    textExample: '120.15,30.28',
    toText: positionText,
    fromText: positionOfText,
    toEntries: positionEntries,
  }),
  events: {
    'eb-input': { prop: 'onInput', kind: 'value' },
    'eb-change': { prop: 'onChange', kind: 'value' },
  },
  methods: ['focus'],
})

/** Texts of its reference page. */
export const mapPickerReference: ElementReference = {
  summary: 'Chooses a position on a map: by search, click, dragging or keys.',
  parts: {
    field: 'The frame of a text field: search or address.',
    input: 'A text field.',
    popup: 'The popup of the search.',
    list: 'The places in it.',
    option: 'One place.',
    'search-button': 'The button 搜索.',
    map: 'The map.',
    'zoom-in': 'The button 放大.',
    'zoom-out': 'The button 缩小.',
    retry: 'The button 重试 where the map or the places did not come.',
    problem: 'What did not work.',
    coordinates: 'Longitude and latitude.',
    clear: 'The × that removes the position.',
    message: 'The error, under the field.',
  },
  keyboard: {
    Enter: 'In the search: goes to the best place. On the map: sets the marker at the centre; Space too.',
    '↓ ↑': 'In the search: the next or previous place.',
    '← → ↑ ↓': 'On the map: moves the map; with Shift the marker.',
    '+ −': 'On the map: zooms.',
    Esc: 'In the search: closes the list, then clears the text.',
  },
}
