/** What the states of a ticket or restaurant product are called, wherever one is shown. @spec W-PICK-30 AMB-32 */
export const productStateStrings = {
  zh: { new: '待审核', published: '已上线', offline: '已下线', share: '已分享' },
  en: { new: 'Pending review', published: 'Online', offline: 'Offline', share: 'Shared' },
} as const
