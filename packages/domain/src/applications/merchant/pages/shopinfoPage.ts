import type { Page } from '../../../pages/Page'

export const shopinfoPage = {
  route: '/shopinfo',
  kind: 'form',
  title: { zh: '店铺信息', en: 'Shop information' },
  resource: 'hotel',
  modes: ['edit'],
  param: 'hotelId',
  actions: ['submit', 'suspend', 'resume', 'close'],
  uses: ['eb-image-picker', 'eb-image-cropper', 'eb-map-picker', 'eb-rich-text'],
  after: '/shopinfo',
  notes:
    'Without a parameter the hotel of the auth context (hotel_id). Above the form a completeness bar: share of the 12 guest-visible fields that are filled, with a link to each empty one. A change of companyName, licenseNo or licenseImage sends the hotel to auditStatus REVIEWING; the old values stay in force until approval.',
  sections: [
    {
      title: { zh: '基本信息', en: 'Basics' },
      fields: [
        'hotelName',
        'shortName',
        'hotelCode',
        'businessTypes',
        'starLevel',
        'brandId',
        'logo',
        'coverImages',
      ],
    },
    {
      title: { zh: '联系方式与位置', en: 'Contact and position' },
      fields: ['phone', 'email', 'region', 'address', 'geo', 'trafficGuide'],
    },
    {
      title: { zh: '营业信息', en: 'Business' },
      fields: ['openTime', 'openingDate', 'roomCount', 'facilities', 'tags'],
    },
    { title: { zh: '介绍', en: 'Introduction' }, fields: ['slogan', 'introduction', 'video'] },
    {
      title: { zh: '证照', en: 'Licences' },
      fields: ['companyName', 'licenseNo', 'licenseImage', 'specialLicense'],
    },
  ],
} as const satisfies Page
