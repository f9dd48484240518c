import { loadChunk } from '@ebkit/core/errors'
import type { Additions } from '../Addition'
import { laterAddition } from '../laterAddition'

/** Additions to the pages of the application `merchant`. */
export const merchantAdditions: Additions = {
  forms: {
    'merchant-api/hotel-config': {
      place: 'below',
      Part: laterAddition(
        async () => (await loadChunk(() => import('./settings/ReloadQuestion'))).ReloadQuestion,
      ),
    },
    'feedback-api/question-feedback': {
      place: { field: 'title' },
      Part: laterAddition(
        async () => (await loadChunk(() => import('./feedback/SimilarQuestions'))).SimilarQuestions,
      ),
      Foot: laterAddition(async () => (await loadChunk(() => import('./feedback/Hotline'))).Hotline),
    },
    'merchant-api/hotel': {
      place: 'above',
      Part: laterAddition(async () => (await loadChunk(() => import('./shop/ShopHead'))).ShopHead),
    },
    'merchant-api/online-service-config': {
      place: 'beside',
      Part: laterAddition(
        async () => (await loadChunk(() => import('./service/ServicePreview'))).ServicePreview,
      ),
    },
    'merchant-api/vpos-print-setting': {
      place: 'beside',
      Part: laterAddition(
        async () => (await loadChunk(() => import('./receipt/ReceiptPreview'))).ReceiptPreview,
      ),
    },
  },
  questions: {
    'merchant-api/comment reply': laterAddition(
      async () => (await loadChunk(() => import('./comments/QuickReplies'))).QuickReplies,
    ),
  },
  lists: {
    '/printer-manage/restaurant-setting': laterAddition(
      async () => (await loadChunk(() => import('./kitchen/CoverageWarning'))).CoverageWarning,
    ),
    '/short-link-tools': laterAddition(
      async () => (await loadChunk(() => import('./links/QuickLink'))).QuickLink,
    ),
    '/question-feed-back/question-feed-back': laterAddition(
      async () => (await loadChunk(() => import('./feedback/RatingReminder'))).RatingReminder,
    ),
    '/shop-authorize': laterAddition(
      async () => (await loadChunk(() => import('./channels/ExpiryWarning'))).ExpiryWarning,
    ),
  },
  drawers: {
    '/linkinfo': laterAddition(
      async () => (await loadChunk(() => import('./links/LinkBuilder'))).LinkBuilder,
    ),
  },
  toolbars: {
    '/postage-config/list': laterAddition(
      async () => (await loadChunk(() => import('./postage/FeeCalculator'))).FeeCalculator,
    ),
    '/notice/system/list': laterAddition(
      async () => (await loadChunk(() => import('./notices/MarkAllRead'))).MarkAllRead,
    ),
  },
  details: {
    '/notice/system/detail/{id}': {
      Below: laterAddition(async () => (await loadChunk(() => import('./notices/NoticeFoot'))).NoticeFoot),
    },
    '/question-feed-back/question-feed-back-detail': {
      Above: laterAddition(
        async () => (await loadChunk(() => import('./feedback/FeedbackSteps'))).FeedbackSteps,
      ),
      Below: laterAddition(
        async () => (await loadChunk(() => import('./feedback/Conversation'))).Conversation,
      ),
      instead: ['replies'],
    },
  },
}
