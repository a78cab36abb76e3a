/** A smart contract that exists on the local chain from its first block on. */
export interface DeployedContract {
  /** Checksummed. */
  readonly address: `0x${string}`;
  /** Functions and events in Solidity's own notation, as ethers and viem read it. */
  readonly abi: readonly string[];
}

/**
 * The local chain (decision 38). It mines blocks at once, so ethers needs a provider with `cacheTimeout: -1`. Otherwise it would send an old nonce
 * twice.
 */
export const chain = {
  /** 0x7a69. */
  id: 31337,
  name: 'Juice Range',
  currency: { name: 'Play ether', symbol: 'ETH', decimals: 18 },
  /** Where the shop speaks JSON-RPC, over HTTP and WebSocket. */
  path: '/rpc',
} as const;

const erc20 = [
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address account) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function decreaseAllowance(address spender, uint256 subtractedValue) returns (bool)',
  'function increaseAllowance(address spender, uint256 addedValue) returns (bool)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function totalSupply() view returns (uint256)',
  'function transfer(address recipient, uint256 amount) returns (bool)',
  'function transferFrom(address sender, address recipient, uint256 amount) returns (bool)',
] as const;

const erc721 = [
  'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'function approve(address to, uint256 tokenId)',
  'function balanceOf(address owner) view returns (uint256)',
  'function getApproved(uint256 tokenId) view returns (address)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function name() view returns (string)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
  'function supportsInterface(bytes4 interfaceId) view returns (bool)',
  'function symbol() view returns (string)',
  'function tokenURI(uint256 tokenId) view returns (string)',
  'function transferFrom(address from, address to, uint256 tokenId)',
] as const;

const ownable = [
  'event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)',
  'function owner() view returns (address)',
  'function renounceOwnership()',
  'function transferOwnership(address newOwner)',
] as const;

/**
 * The smart contracts of the web3 challenges, with the addresses and interfaces that the contract prescribes (ui-learning.md 12.1 and 12.7, data.md,
 * contract-abis.csv). Their sources are in `resources/contracts`; a test compares the two.
 */
export const contracts = {
  beeToken: {
    address: '0x36435796Ca9be2bf150CE0dECc2D8Fab5C4d6E13',
    abi: ['constructor()', ...erc20, 'function mintTokens(address recipient, uint256 amount)'],
  },
  beeFaucet: {
    address: '0x860e3616aD0E0dEDc23352891f3E10C4131EA5BC',
    abi: [
      'function balance() view returns (uint8)',
      'function getBalance() view returns (uint8)',
      'function token() view returns (address)',
      'function withdraw(uint8 amount)',
    ],
  },
  honeyPot: {
    address: '0x41427790c94E7a592B17ad694eD9c06A02bb9C39',
    abi: [
      'constructor()',
      ...erc721,
      ...ownable,
      'event NFTMinted(address indexed owner, uint256 tokenId)',
      'function fixedMetadataHash() view returns (string)',
      'function mintNFT()',
      'function mintPrice() view returns (uint256)',
      'function token() view returns (address)',
      'function totalSupply() view returns (uint256)',
    ],
  },
  walletBank: {
    address: '0x413744D59d31AFDC2889aeE602636177805Bd7b0',
    abi: [
      'event ContractExploited(address indexed culprit)',
      'function balanceOf(address _who) view returns (uint256 balance)',
      'function balances(address) view returns (uint256)',
      'function ethdeposit(address _to) payable',
      'function userWithdrawing(address) view returns (uint256)',
      'function withdraw(uint256 _amount)',
      'receive() payable',
    ],
  },
  soulBoundToken: {
    address: '0xf4817631372dCa68A25A18eB7a0B36d54f3DBCf7',
    abi: [
      'constructor()',
      ...erc721,
      ...ownable,
      'function burn(uint256 tokenId)',
      'function safeMint(address to, string uri)',
      'function totalSupply() view returns (uint256)',
    ],
  },
} as const satisfies Readonly<Record<string, DeployedContract>>;

export type ContractName = keyof typeof contracts;
