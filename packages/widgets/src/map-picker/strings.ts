import { defineStrings } from '@ebkit/core/locale'

/** Texts of eb-map-picker; pages override them under the group `mapPicker`. */
export const strings = defineStrings('mapPicker', {
  zh: {
    label: '地图位置',
    search: '搜索地点',
    searchHint: '城市、区县或地址，回车搜索',
    searchButton: '搜索',
    map: '地图',
    mapHint: '方向键移动地图，加号和减号缩放，回车在中心放标记，Shift 加方向键移动标记',
    loading: '正在加载地图',
    zoomIn: '放大',
    zoomOut: '缩小',
    address: '地址',
    addressHint: '点击地图放标记',
    coordinates: '经度 {longitude}，纬度 {latitude}',
    clear: '清除位置',
    'no-result': '您选择的地址没有解析到结果',
    'no-address': '获取地址信息失败',
    'search-failed': '没能搜索，请重试',
    'tiles-failed': '地图有一部分没有加载出来',
    'load-failed': '地图没有加载出来',
    retry: '重试',
  },
  en: {
    label: 'Position on the map',
    search: 'Search for a place',
    searchHint: 'City, district or address; Enter searches',
    searchButton: 'Search',
    map: 'Map',
    mapHint:
      'Arrow keys move the map, plus and minus zoom, Enter sets the marker at the centre, Shift and arrow keys move the marker',
    loading: 'Loading the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    address: 'Address',
    addressHint: 'Click the map to set the marker',
    coordinates: 'Longitude {longitude}, latitude {latitude}',
    clear: 'Remove the position',
    'no-result': 'The address you chose returned no result',
    'no-address': 'Failed to get address information',
    'search-failed': 'The search failed. Try again',
    'tiles-failed': 'Part of the map could not be loaded',
    'load-failed': 'The map could not be loaded',
    retry: 'Try again',
  },
})

export type Text = (key: keyof (typeof strings)['texts']['zh'], params?: Record<string, unknown>) => string
