// SPDX-License-Identifier: MIT
pragma solidity 0.8.21;

import "./standards/ERC721.sol";
import "./standards/Ownable.sol";

contract JuiceShopSBT is ERC721, Ownable {
    uint256 public totalSupply;
    mapping(uint256 => string) private uris;

    constructor() ERC721("JuiceShopSBT", "JS") {}

    function safeMint(address to, string calldata uri) external onlyOwner {
        // weakness: nftUnlockChallenge (after a token was burnt, the number of tokens is the number of one that somebody holds)
        uint256 tokenId = totalSupply;
        totalSupply = totalSupply + 1;
        uris[tokenId] = uri;
        _safeMint(to, tokenId);
    }

    function burn(uint256 tokenId) external {
        require(ownerOf(tokenId) == msg.sender, "Only its holder may burn a token");
        totalSupply = totalSupply - 1;
        delete uris[tokenId];
        _burn(tokenId);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        ownerOf(tokenId);
        return uris[tokenId];
    }

    function _beforeMove(address from, address to) internal pure override {
        require(from == address(0) || to == address(0), "This token is bound to its holder");
    }
}
