import { ActivityBanner, type ActivityBannerProps } from '@ebkit/widgets/activity-banner'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'

/** `<eb-activity-banner>`: the introduction of the page: tags, rich text and pictures. */
export const activityBanner = defineElement<ActivityBannerProps>({
  tag: 'eb-activity-banner',
  component: ActivityBanner,
  ownWidth: 640,
  connection: widgetConnection,
  properties: {
    hash: { type: 'string' },
  },
  events: {
    'eb-show': { prop: 'onShow', kind: 'overlay' },
    'eb-hide': { prop: 'onHide', kind: 'overlay' },
  },
  methods: ['reload'],
})

/** Texts of its reference page. */
export const activityBannerReference: ElementReference = {
  summary:
    'The introduction of the page, found by its hash: tags, rich text, and pictures that can be viewed large.',
  parts: {
    banner: 'The frame around everything.',
    tags: 'The tags.',
    description: 'The rich text.',
    fold: 'The button 展开全部 and 收起.',
    image: 'The button around a picture, which enlarges it.',
    more: 'The link 查看更多 of a picture.',
    failure: 'The line for an introduction that could not be loaded.',
    retry: 'Its button.',
  },
  keyboard: {
    'Enter, Space':
      'On a picture: views it large, with the keys of `eb-gallery`. On the fold button: opens or closes it.',
    Tab: 'Through links, fold button and pictures. A link that the fold hides opens it.',
  },
}
