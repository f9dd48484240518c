import { askStore } from '@ebkit/testing'
import { createConfigService } from '../../services/config'
import { createDictionaryService } from '../../services/dictionary'
import { createEnterpriseMessagingService } from '../../services/enterpriseMessaging'
import { createFeedbackService } from '../../services/feedback'
import { createIntroductionService } from '../../services/introductions'
import { createMapService } from '../../services/maps'
import { createMenuService } from '../../services/menus'
import { createMiniProgramService } from '../../services/miniProgram'
import { createProductService } from '../../services/products'
import { createRefundService } from '../../services/refunds'
import { createRestaurantProductService } from '../../services/restaurantProducts'
import { createStorageService } from '../../services/storage'
import { createTicketCategoryService } from '../../services/ticketCategories'
import { createFileAccess } from '../../uploads/access/sources'
import { fileImage } from '../../uploads/images'
import { pixelFile } from '../../uploads/testing/pixel'
import type { Drive, WireClient } from './WireClient'

/** A registered file in the hotel's root. */
async function makeFile({ files, http, session, root }: WireClient, fileName: string): Promise<string> {
  const access = await createFileAccess(http, session).get()
  const key = `${access.path}${Date.now()}${fileName}`
  await askStore(access, 'PUT', key, 'bytes')
  const file = await files.register({ fileName, key, folderId: await root() })
  return file?.ossDisplayId ?? ''
}

const makeFolder = async ({ files, root }: WireClient, name: string) =>
  (await files.createFolder(await root(), name)).ossDisplayId

/** As the cropper does if the file service is configured. */
async function fileCrop({ http, session }: WireClient): Promise<void> {
  await fileImage({ http, session }, pixelFile(`wxa${Date.now()}.png`), { visibility: 'public' })
}

/** The brand's mini-program, with all permissions of the platform. */
const grantApplet = ({ servers }: WireClient) =>
  servers.gateway.sql(`
    insert into applet (brand_id, applet_id, platform_type, applet_name, logo, intro, categories, service_phone,
      applet_register, applet_manager, platform_register, created_by, updated_by)
    values ('1001', 'wire', 'wechat', '', '', '', '[]', '', true, true, true, '1', '1')
    on conflict (brand_id, platform_type) do update
      set applet_register = true, applet_manager = true, platform_register = true`)

const applet = {
  brandId: '1001',
  hotelId: '100101',
  platformType: 'wechat',
  appId: 'wx-platform',
  appletAppId: 'wx-applet',
}

/** Calls of the core services. */
export const serviceDrives: Readonly<Record<string, Drive>> = {
  'A-001': ({ http, session }) => createConfigService(http, session.resources).all(),
  'A-002': ({ http }) => createFeedbackService(http).get('/wire'),
  'A-003': ({ http }) => createFeedbackService(http).submit({ url: '/wire', score: 5, description: '很好' }),
  'A-004': ({ http, session }) => createStorageService(http, session).imageToken(),
  'A-005': ({ files }) => files.token(),
  'A-006': ({ files }) => files.tree(),
  'A-007': ({ files }) => files.treeOfUser(),
  'A-008': async ({ files, root }) => files.search('客房', await root()),
  'A-009': async ({ files, root }) => files.list(await root()),
  'A-010': async (client) => {
    const file = await makeFile(client, 'moved.txt')
    await client.files.move([file], await makeFolder(client, '移入'))
  },
  'A-011': async (client) => client.files.remove([await makeFile(client, 'deleted.txt')]),
  'A-012': (client) => makeFolder(client, '新建'),
  'A-013': async (client) => client.files.renameFolder(await makeFolder(client, '旧名'), '新名'),
  'A-014': async (client) => client.files.renameFile(await makeFile(client, 'old.txt'), 'new.txt'),
  'A-015': (client) => makeFile(client, 'registered.txt'),
  'A-016': async ({ http, session }) => {
    const products = createProductService(http, session)
    const query = { pageNum: 1, chooseHotelId: '100101', ticketProductId: '1', productName: '房' }
    for (const method of ['POST', 'GET'] as const) {
      await products.list(query, { method })
      await products.list({ ...query, strategy: 13 }, { method })
    }
  },
  'A-017': ({ http }) =>
    createRestaurantProductService(http).list({ page: 1, search: '鱼', sort: '-price', status: 'PUBLISHED' }),
  'A-018': ({ http, session }) => createTicketCategoryService(http, session).list(),
  'A-019': ({ http, session }) => createDictionaryService(http, session.resources).items(),
  'A-021': ({ http, session }) => createStorageService(http, session).browserCredentials(),
  'A-029:cropper': fileCrop,
  'A-030:cropper': fileCrop,
  'A-029:editor': fileCrop,
  'A-030:editor': fileCrop,
  'A-034': ({ http }) => createMenuService(http).menu(),
  'A-035': ({ http }) => createMenuService(http).check('/ticket-verify'),
  // Calls that are refused, because a right or a step of the platform is missing, are sent all the same.
  'A-036': ({ http }) => createEnterpriseMessagingService(http).isAuthorised('100101'),
  'A-037': ({ http }) => createEnterpriseMessagingService(http).apply('100101'),
  'A-038': ({ http }) => createEnterpriseMessagingService(http).corporation('100101'),
  'A-041': ({ http }) => createMapService(http).keys('amap'),
  'A-042': ({ http }) => createMiniProgramService(http).status(applet),
  'A-043': ({ http }) => createMiniProgramService(http).permissions(applet),
  'A-044': ({ http }) => createMiniProgramService(http).isRegistered(applet),
  'A-045': async (client) => {
    await grantApplet(client)
    await createMiniProgramService(client.http).recordConfiguration(applet)
  },
  'A-046': async (client) => {
    await grantApplet(client)
    await client.servers.gateway.sql("update applet set original_id = 'gh_wire' where brand_id = '1001'")
    await createMiniProgramService(client.http).recordRegistration(applet)
  },
  'A-039': ({ http }) => createIntroductionService(http).get('#/groupbuy/info'),
  'A-040': ({ http }) =>
    createRefundService(http).address({ platformOrderId: 'wire', memberId: 'wire', isRefund: true }),
}
