declare module 'ali-oss/dist/aliyun-oss-sdk.min.js' {
  const oss: import('./OssClient').OssClass
  export default oss
}
