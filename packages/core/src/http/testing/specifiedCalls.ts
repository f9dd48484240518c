/**
 * The specification of the calls that clients make today, as seen on the wire: id (`:` and the maker, if there are
 * several), method, path, and after bars the names of the query, of the body and of the answer. `name=value` is a
 * value given by the specification. `?` before a name: beyond the specification, and sent in some cases. Operations
 * of the object store have no names; `{key}` stands for an object's key, `{folder}` for a key that ends in a slash,
 * `{upload}` for the key of the explorer's uploads. Their answers are statuses, and the root element of an XML
 * document.
 */
const facts = `
A-001 GET merchant-api/config/getHotelConfigAll | | |
A-002 GET feedback-api/eb/feedback/get_eb_user_feedback | url | | score feedbackDescription
A-003 POST feedback-api/eb/feedback/eb_user_feedback | | url score description |
A-004 GET api/oss-api/token/zktimg | hotelId merchantId brandId userId | | region accessKeyId accessKeySecret stsToken bucket path domain
A-005 POST {file-service}/get_token | hotelId brandId | app=eb scene=default | expiration path credentials
A-006 GET {file-service}/tree | hotelId brandId | |
A-007 GET {file-service}/tree_of_user | hotelId brandId | |
A-008 GET {file-service}/search | keyword ossDisplayId hotelId brandId ?sortBy ?order | | list urlPrefix
A-009 GET {file-service}/directory_files | ossDisplayId pageIndex=1 pageSize=1000 hotelId brandId ?sortBy ?order ?after | | list total urlPrefix
A-010 POST {file-service}/move | hotelId brandId | ossDisplayIds parentDisplayId ?onConflict |
A-011 POST {file-service}/delete | hotelId brandId | forceDelete ossDisplayIds |
A-012 GET {file-service}/directory_create | ossDisplayId displayName hotelId brandId ?requestKey | |
A-013 GET {file-service}/directory_rename | ossDisplayId newDisplayName hotelId brandId | |
A-014 GET {file-service}/file_rename | ossDisplayId newName hotelId brandId | |
A-015 POST {file-service}/file_uploaded | hotelId brandId | app=eb scene=default fileName key ossDisplayId |
A-016 POST api/ticket-api/ticketProduct/jsonGetListTicketProduct | | pageNum pageSize=10 hotelId brandId strategy auditStatus=4 chooseHotelId ticketProductId productIds productName posterTitle | list total
A-016 GET api/ticket-api/ticketProduct/jsonGetListTicketProduct | pageNum pageSize=10 hotelId brandId strategy auditStatus=4 chooseHotelId ticketProductId productIds productName posterTitle | | list total
A-017 GET api/restaurant-api/product/getRestaurantProductPageList | pageindex=1 pagesize=10 search sort ?status | | count rows
A-018 GET api/ticket-api/ticketCategory/listTicketCategoryByHotelId/{hotelId} | | | list total
A-019 GET api/cms-api/dict/getDictByType | dictType=zkt-country | |
A-020 PUT {store}/{upload} | | (file) | 200
A-021 GET api/oss-api/eb/oss/credentials | | | expiration region accessKeyId accessKeySecret stsToken bucket
A-022 GET {store}/ | prefix marker delimiter=/ max-keys=1000 ?encoding-type | | 200 ListBucketResult
A-023 HEAD {store}/{key} | | | 200 404
A-024 PUT {store}/{key} | | (file) | 200
A-025 DELETE {store}/{key} | | | 204
A-026 POST {store}/ | delete ?encoding-type | (file) | 200 DeleteResult
A-027 PUT {store}/{key} | acl | | 200
A-028 PUT {store}/{folder} | | | 200
A-029:cropper GET api/oss-api/eb/oss/tree | | |
A-029:editor GET api/oss-api/eb/oss/tree | | |
A-030:cropper POST api/oss-api/eb/oss/upload | | (file) ?ossDisplayId ?requestKey ?visibility | path domain
A-030:editor POST api/oss-api/eb/oss/upload | | (file) ?ossDisplayId ?requestKey ?visibility | path domain
A-031 GET merchant-api/eb/printer/list | search orderType pageIndex=1 ?pageSize | |
A-031 POST merchant-api/eb/printer/list | | search orderType pageIndex=1 ?pageSize |
A-032 GET merchant-api/eb/printer/detail | printerId | |
A-033 POST merchant-api/eb/printer/save | | printerName brandModel connectType ipAddress sn usage location copies autoCut |
A-034 GET oauth2-api/eb/menu/get_menus_by_user | ?permissions | |
A-035 GET oauth2-api/eb/user/check_user_path_permission | ?path | |
A-036 GET wechat-api/eb/work/is_hotel_auth | hotelId | |
A-037 GET wechat-api/eb/work_auth/add_hotel_auth | hotelId | |
A-038 GET merchant-api/eb/hotel/get_merchant_all_sale_channel_info | hotelId appTypes=7 | |
A-039 GET activity-api/eb/diagnostic/tool/introduction/getByUrlRouter | urlRouter | | activityIntro activityTag imageList
A-040 POST payment-api/qr/param/query/url | | platformOrderId memberId isRefund | qrUrl alertMsg
A-041 GET wxa-admin/thirdparty/app/get_by_code | appCode | | appKey
A-042 GET wxa-admin/admin/applet_status/applet_base_status | brandId platformType | |
A-043 GET wxa-admin/admin/applet_status/authorization | appId platformType | | appletRegister appletManager platformRegister
A-044 GET wxa-admin/admin/applet_status/register | brandId platformType | |
A-045 POST wxa-admin/admin/base_config/insert | | brandId hotelId status=1 platformType appId appletAppId |
A-046 POST wxa-admin/admin/base_config/update_register_status | | brandId hotelId status=3 platformType |
`

/** Additional headers of calls, beyond those of their base. */
const furtherHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'A-003': { 'content-type': 'application/json' },
  'A-040': { 'content-type': 'application/json' },
  'A-020': { 'content-type': 'image/jpeg' },
  'A-024': { 'content-type': 'text/plain' },
  'A-030': { 'content-type': 'multipart/form-data' },
  'A-027': { 'x-oss-object-acl': 'private' },
}

/** One way to make a call. */
export interface SpecifiedCall {
  readonly id: string
  /** Its id and maker, by which its drive is found. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly query: readonly Name[]
  readonly body: readonly Name[]
  readonly answer: readonly string[]
  readonly headers: Readonly<Record<string, string>>
}

export interface Name {
  readonly name: string
  readonly value?: string
  /** Not in the specification. */
  readonly isBeyond: boolean
}

const wordsOf = (text = '') => text.split(' ').filter(Boolean)

function nameOf(word: string): Name {
  const [name = '', ...value] = word.replace(/^\?/, '').split('=')
  return { name, isBeyond: word.startsWith('?'), ...(value.length && { value: value.join('=') }) }
}

export const idOf = (name: string) => name.split(':')[0] ?? ''

function readLine(line: string): SpecifiedCall {
  const [head, query, body, answer] = line.split('|').map((part) => part.trim())
  const [name = '', method = '', path = ''] = wordsOf(head)
  const id = idOf(name)
  return {
    id,
    name,
    method,
    path,
    query: wordsOf(query).map(nameOf),
    body: wordsOf(body).map(nameOf),
    answer: wordsOf(answer),
    headers: furtherHeaders[id] ?? {},
  }
}

export const specifiedCalls: readonly SpecifiedCall[] = facts.trim().split('\n').map(readLine)
