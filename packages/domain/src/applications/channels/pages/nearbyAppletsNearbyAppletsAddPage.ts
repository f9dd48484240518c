import type { Page } from '../../../pages/Page'

export const nearbyAppletsNearbyAppletsAddPage = {
  route: '/nearby-applets/nearby-applets-add',
  kind: 'form',
  title: { zh: '添加地点', en: 'Add a place' },
  resource: 'nearbyApplet',
  modes: ['add', 'edit'],
  param: 'id',
  after: '/nearby-applets/nearby-applets',
  uses: ['eb-map-picker', 'eb-image-picker', 'eb-image-cropper', 'eb-list-editor'],
  notes:
    'Choosing a store fills name, address, position, phone and licence from the hotel. The address and the marker follow each other; more than 500 m apart warns. Save keeps NEW; save and submit runs submitAudit. In AUDITING the form is read-only.',
  sections: [
    {
      title: { zh: '地点', en: 'Place' },
      fields: ['storeId', 'storeName', 'category', 'region', 'address', 'geo', 'phone', 'businessHours'],
    },
    {
      title: { zh: '主体证照', en: 'Company' },
      fields: ['sameCompany', 'companyName', 'licenseNo', 'licenseImage', 'authorizationFile'],
    },
    { title: { zh: '展示', en: 'Shown' }, fields: ['storefrontImages', 'services'] },
  ],
} as const satisfies Page
