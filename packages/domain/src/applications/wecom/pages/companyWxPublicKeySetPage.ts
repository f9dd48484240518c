import type { Page } from '../../../pages/Page'

export const companyWxPublicKeySetPage = {
  route: '/company-wx/PublicKeySet',
  kind: 'settings',
  title: { zh: '会话存档公钥设置', en: 'Chat archive keys' },
  resource: 'chatArchiveSetting',
  uses: ['eb-wecom-gate', 'eb-switch'],
  actions: ['test', 'activate', 'rotateKey', 'stop'],
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). Steps at the side: 1 buy licences in WeCom, 2 make the key pair here, 3 paste public key and trusted addresses there, 4 enter secret and key version, 5 test, 6 activate. Copy buttons on publicKey and trustedIps. The private key is never shown. Shortening retentionDays tells how many messages will be deleted.',
  sections: [
    {
      title: { zh: '开通', en: 'Enable' },
      fields: ['enabled', 'licenceCount', 'usedCount', 'scope', 'employeeIds', 'consentMode'],
    },
    {
      title: { zh: '密钥', en: 'Keys' },
      fields: ['archiveSecret', 'publicKey', 'publicKeyVersion', 'keyHistory', 'trustedIps'],
    },
    {
      title: { zh: '存储与权限', en: 'Storage and rights' },
      fields: ['saveMedia', 'retentionDays', 'viewerRoleIds', 'sensitiveWords'],
    },
    { title: { zh: '运行', en: 'Operation' }, fields: ['lastPullTime', 'lastSeq', 'lastError'] },
  ],
} as const satisfies Page
