// SPDX-License-Identifier: MIT
pragma solidity 0.8.21;

import "./BeeToken.sol";
import "./standards/ERC721.sol";
import "./standards/Ownable.sol";

contract HoneyPotNFT is ERC721, Ownable {
    BeeToken public token = BeeToken(0x36435796Ca9be2bf150CE0dECc2D8Fab5C4d6E13);
    uint256 public mintPrice = 1000 ether;
    uint256 public totalSupply;
    string public fixedMetadataHash = "QmHoneyPotEnchantedByTheBeesOfBeeHaven";

    event NFTMinted(address indexed owner, uint256 tokenId);

    constructor() ERC721("The Enchanted Honey Pot", "EHP") {}

    function mintNFT() external {
        require(token.transferFrom(msg.sender, address(this), mintPrice), "Payment failed");
        uint256 tokenId = totalSupply;
        _safeMint(msg.sender, tokenId);
        // weakness: nftMintChallenge (the recipient was called before the number was used up, and may mint it again)
        totalSupply = tokenId + 1;
        emit NFTMinted(msg.sender, tokenId);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        ownerOf(tokenId);
        return string(abi.encodePacked("ipfs://", fixedMetadataHash));
    }
}
