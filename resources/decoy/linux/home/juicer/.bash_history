cd /juice-shop
npm ci --omit=dev
ls -la ftp encryptionkeys
tail -f logs/access.log.2024-11-25
curl -s localhost:3000/rest/admin/application-version
wget -q https://github.com/juice-shop/juicy-malware/raw/master/juicy_malware_linux_amd_64.url
cp juicy_malware_linux_amd_64.url ftp/quarantine/
exit
