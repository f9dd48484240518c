export { offeredAccounts } from '@ebkit/gateway'
export { testOrigins, testPartnerKey, testPassword } from './clone'
export { startTestCluster, type TestCluster } from './cluster'
export { startTestGateway, type TestGateway, type TestGatewayOptions } from './startTestGateway'
