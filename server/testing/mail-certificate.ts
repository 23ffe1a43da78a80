/** A certificate of this machine, signed by itself, and its key: for mail servers of tests, trusted nowhere else. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBoTCCAUegAwIBAgIUV5vlN7ZqXYqxSR0kepz3R/3/MJcwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbWFpbC50ZXN0MCAXDTI2MTEyMjA4NTAwNFoYDzIxMjYxMDI5
MDg1MDA0WjAUMRIwEAYDVQQDDAltYWlsLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT+NVERF1G/A6tjbFhQv87cRNZIsnQUvWpu+3dk3oda1YhwR3wswnmo
psvSYYg3wBjfBSklXlO3gAoqicu3DRf1o3UwczAdBgNVHQ4EFgQUaO7a2Hqe//tQ
WMP5wc1x7xHc+C8wHwYDVR0jBBgwFoAUaO7a2Hqe//tQWMP5wc1x7xHc+C8wDwYD
VR0TAQH/BAUwAwEB/zAgBgNVHREEGTAXgglsb2NhbGhvc3SHBH8AAAGHBH8AAAIw
CgYIKoZIzj0EAwIDSAAwRQIgXcf2Fds5otxFXmInivDR+PiFjZAsXAqSKP4LAbGD
1SQCIQDyWs2AhAmSVTP4kxaTz+tH9uGXvbgJbsgf7uEmcjaAPg==
-----END CERTIFICATE-----
`

export const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg90lwKJ8pb3/2/Ywg
2VQL+VSi26J1uiO3Pa+EcvKk24+hRANCAAT+NVERF1G/A6tjbFhQv87cRNZIsnQU
vWpu+3dk3oda1YhwR3wswnmopsvSYYg3wBjfBSklXlO3gAoqicu3DRf1
-----END PRIVATE KEY-----
`
