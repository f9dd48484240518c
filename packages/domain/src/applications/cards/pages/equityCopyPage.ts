import type { Page } from '../../../pages/Page'
import { equityCardSections } from '../equityCardSections'

export const equityCopyPage = {
  route: '/equity/copy',
  kind: 'form',
  title: { zh: '复制权益卡', en: 'Copy equity card' },
  resource: 'equityCard',
  modes: ['copy'],
  param: 'equityCardId',
  after: '/equity/list',
  uses: [
    'eb-data-form',
    'eb-list-editor',
    'eb-image-cropper',
    'eb-product-picker',
    'eb-rich-text',
    'eb-date-range',
    'eb-number-input',
  ],
  notes:
    'A card preview with name, price and the benefit icons follows the inputs. Benefits are sorted by drag. Benefits of cards already sold may be added or widened; the change holds for new holders unless 同步给已购会员 is ticked. The name gets 副本, the sale period is cleared.',
  sections: [...equityCardSections],
} as const satisfies Page
